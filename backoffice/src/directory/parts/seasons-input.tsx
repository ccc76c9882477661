import {
  ArrayInput,
  BooleanInput,
  SelectArrayInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { InputRow } from '../../kit/input-row';
import { RepeatsInput } from './repeats-input';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
  (name, id) => ({
    id,
    name,
  }),
);

/** The labels of one line do not touch the line above. */
const AIRY = {
  '& .RaSimpleFormIterator-line': { py: 1.5 },
  '& .RaSimpleFormIterator-form': { gap: 1.5 },
};

/** When a farm or a place is open: seasons, each with its days. */
export function SeasonsInput() {
  return (
    <ArrayInput source="seasons" label="Seasons" fullWidth>
      <SimpleFormIterator disableReordering fullWidth sx={AIRY}>
        <TextInput source="from" label="From (MM-DD)" helperText="Leave both blank for all year" />
        <TextInput source="to" label="To (MM-DD)" helperText={false} />
        <ArrayInput source="hours" label="Days">
          <SimpleFormIterator disableReordering fullWidth sx={AIRY}>
            <InputRow>
              <SelectInput source="day" choices={DAYS} helperText={false} />
              <TextInput source="opens" label="Opens (HH:MM)" helperText={false} />
              <TextInput source="closes" label="Closes (HH:MM)" helperText={false} />
            </InputRow>
            <RepeatsInput />
          </SimpleFormIterator>
        </ArrayInput>
        <SelectArrayInput
          source="unknownDays"
          label="Days not stated"
          choices={DAYS}
          helperText="Days that the source names without hours we could read. All other days without hours are closed."
        />
        <BooleanInput
          source="unknownDates"
          label="First and last day not stated"
          helperText="The source gives dates that we couldn’t read."
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
