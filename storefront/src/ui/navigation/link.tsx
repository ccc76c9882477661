import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import {
  type LinkProps,
  type NavigateOptions,
  Link as RouterLink,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { instead } from '../events';

type Follow = (to: string, options: NavigateOptions) => void;

const FollowContext = createContext<Follow | null>(null);

/** Asks the router once for all links below it: pages have dozens of them. */
export function FollowLinks({ children }: { children: ReactNode }) {
  const now = { navigate: useNavigate(), location: useLocation() };
  const router = useRef(now);
  useEffect(() => void (router.current = now));
  const follow = useCallback<Follow>((to, { replace, state }) => {
    const { pathname, search, hash } = router.current.location;
    const isHere = pathname + search + hash === to;
    void router.current.navigate(to, { replace: replace ?? isHere, state: state as unknown });
  }, []);
  return <FollowContext value={follow}>{children}</FollowContext>;
}

type RoutersOwn =
  | 'state'
  | 'relative'
  | 'reloadDocument'
  | 'preventScrollReset'
  | 'viewTransition'
  | 'discover';

interface OwnLinkProps extends Omit<LinkProps, RoutersOwn> {
  ref?: Ref<HTMLAnchorElement>;
  state?: unknown;
}

/**
 * A link to a page of ours: an anchor that the router follows. What is no plain path is the router's own
 * link, which says "data-discover" in the HTML of each, for a mode in which we don't run it.
 */
export function Link(props: OwnLinkProps) {
  const follow = use(FollowContext);
  const { to, replace, state, onClick, ...rest } = props;
  const isPath = typeof to === 'string' && /^\/(?!\/)/.test(to);
  if (!follow || !isPath) return <RouterLink discover="none" {...props} />;
  const go = instead(() => follow(to, { ...(replace !== undefined && { replace }), state }));
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        const isHere = !rest.target || rest.target === '_self';
        if (!event.defaultPrevented && isHere && isPlain(event)) go(event);
      }}
    />
  );
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
