type Attributes = Readonly<Record<string, string | true>>;

/** An element with attributes and children; no markup is read, and no style attribute is written. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}
