/**
 * Whether a style sheet was told with values missing. Browsers tell a rule that sets a shorthand by `var()` and one of its longhands
 * without the shorthand: `border: var(--edge); border-color: red` becomes `border-width: ; border-style: ; border-color: red`.
 */
export function hasLostValues(styles: string): boolean {
  return /[a-z]: ?;/.test(styles);
}
