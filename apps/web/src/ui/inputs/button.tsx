import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** What it asked for is under way: until then it does nothing, and keeps the focus, which a disabled button loses. */
    busy?: boolean;
  };

/** A button; `type` is `button` unless said otherwise, so that it never submits by accident. */
export function Button({
  variant,
  size,
  iconOnly,
  wide,
  className,
  type = 'button',
  busy = false,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ variant, size, iconOnly, wide }, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? doNothing : onClick}
      {...rest}
    />
  );
}

/** Keeps a form from being sent by it as well, also by Enter in one of its fields. */
function doNothing(event: MouseEvent): void {
  event.preventDefault();
}
