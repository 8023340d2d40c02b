import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

type ButtonProps = ComponentProps<'button'> & ButtonLook;

/** A button; `type` is `button` unless said otherwise, so that it never submits by accident. */
export function Button({ variant, size, iconOnly, wide, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClass({ variant, size, iconOnly, wide }, className)} {...rest} />
  );
}
