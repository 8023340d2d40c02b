import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonLook } from './button-class.ts';

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & ButtonLook & { className?: string };

/** A link of this site that looks like a button. */
export function ButtonLink({ variant, size, iconOnly, wide, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass({ variant, size, iconOnly, wide }, className)} {...rest} />;
}
