import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

type ButtonAnchorProps = Omit<ComponentProps<'a'>, 'className'> & ButtonLook & { className?: string };

/** A link to a whole page, that looks like a button. */
export function ButtonAnchor({ variant, size, iconOnly, wide, className, ...rest }: ButtonAnchorProps) {
  return <a className={buttonClass({ variant, size, iconOnly, wide }, className)} {...rest} />;
}
