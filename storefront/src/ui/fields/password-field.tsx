import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button';
import { controlClass } from './control-class';
import { Field, type TextFieldProps } from './field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Whether one is chosen here or the person's own is asked for: password managers want to know. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until the person asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, help, error, className, optional, ...control } = props;
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} help={help} error={error} className={className} optional={optional ?? false}>
      {(ids) => (
        <span className="relative block">
          <input
            {...control}
            {...ids}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={clsx(controlClass, 'h-11 pr-12 noscript:pr-3.5')}
          />
          <IconButton
            label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            icon={isShown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
            className="absolute top-0 right-0 text-soft noscript:hidden!"
            onClick={() => setShown(!isShown)}
          />
        </span>
      )}
    </Field>
  );
}
