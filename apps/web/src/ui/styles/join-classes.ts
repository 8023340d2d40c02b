/** The class names among these as one `className`; undefined where there are none. */
export function joinClasses(...classes: (string | false | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined;
}
