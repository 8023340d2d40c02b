/** What a theme's name says its items are of, without what they say of it: "Screen" of "Screen: freezes, can't get past". */
export function headOfName(name: string): string {
  return name.split(': ')[0] ?? name;
}
