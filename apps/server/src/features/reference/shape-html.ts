import { nameIn, type Schema } from './reference-document.ts';
import { isSchema, optionsOf, shapeWords } from './shape-words.ts';
import { escape, prose } from './words-html.ts';

/** A shape as a list of its fields, each with what it is, whether it has to be there, and what it means. */
export function shapeHtml(schema: Schema): string {
  return `<p class="kind">${plainKind(schema)}</p>${meaningOf(schema)}${innerHtml(schema)}`;
}

/** What stands within a value: its fields, or those of its entries and alternatives. */
function innerHtml(schema: Schema): string {
  // A named shape is shown where it stands.
  if ('$ref' in schema) return '';
  const fields = schema['properties'];
  if (isSchema(fields) && Object.keys(fields).length > 0) return fieldsHtml(schema, fields);
  const within = [schema['items'], schema['additionalProperties'], ...listOf(schema['prefixItems'])];
  const options = optionsOf(schema);
  if (!options) return within.filter(isSchema).map(innerHtml).join('');
  const told = options.filter((one) => innerHtml(one) !== '');
  if (told.length <= 1) return told.map(innerHtml).join('');
  return `<ol>${told.map((one) => `<li>${meaningOf(one)}${innerHtml(one)}</li>`).join('')}</ol>`;
}

function fieldsHtml(schema: Schema, fields: Schema): string {
  const required = listOf(schema['required']);
  const rows = Object.entries(fields).map(([name, field]) => {
    const shape = field as Schema;
    const must = required.includes(name) ? ' <b>required</b>' : '';
    return `<li><code>${escape(name)}</code> <span>${shapeWords(shape)}${must}</span>${meaningOf(shape)}${innerHtml(shape)}</li>`;
  });
  return `<ul class="fields">${rows.join('')}</ul>`;
}

function meaningOf(schema: Schema): string {
  return typeof schema['description'] === 'string' ? `<p>${prose(schema['description'])}.</p>` : '';
}

/** An object is its fields; of others, the words say what they are. */
function plainKind(schema: Schema): string {
  return isSchema(schema['properties']) ? 'object' : shapeWords(schema);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The names of shapes that a value points at, in the order met. */
export function shapesNamedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(shapesNamedIn);
  if (!isSchema(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' && inner.startsWith('#/components/schemas/')
      ? [nameIn(inner)]
      : shapesNamedIn(inner),
  );
}
