import type { StandIn } from '../../support/stand-in.ts';

interface SentNode {
  id?: number;
  type?: number;
  textContent?: unknown;
  attributes?: Record<string, unknown>;
  childNodes?: SentNode[];
}

interface SentData {
  source?: number;
  node?: SentNode;
  adds?: { parentId: number; node: SentNode }[];
  texts?: { id: number; value: unknown }[];
  attributes?: { id: number; attributes: Record<string, unknown> }[];
}

/** One node as it was sent: with each text that it ever had. */
export interface SentPart {
  parent: number | undefined;
  texts: string[];
}

export interface SentParts {
  /** The nodes of each picture of a page and of what changed after it: numbers of nodes begin again with each. */
  pictures: Map<number, SentPart>[];
  attributes: { name: string; value: string }[];
}

/** The recording library's numbers: of events, of what changed, of nodes. */
const kinds = { picture: 2, change: 3, ofNodes: 0, text: 3 };

/** Takes what was sent apart, so that a text can be told from an attribute and found by its surroundings. */
export function sentParts(standIn: StandIn): SentParts {
  const sent: SentParts = { pictures: [], attributes: [] };
  let nodes = new Map<number, SentPart>();

  const partOf = (id: number): SentPart => {
    const known = nodes.get(id) ?? { parent: undefined, texts: [] };
    nodes.set(id, known);
    return known;
  };
  const addAttributes = (attributes: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(attributes))
      sent.attributes.push({ name, value: typeof value === 'string' ? value : JSON.stringify(value) });
  };
  const addNode = (node: SentNode, parent: number | undefined) => {
    const id = node.id ?? -1;
    const part = partOf(id);
    part.parent = parent ?? part.parent;
    if (node.type === kinds.text && typeof node.textContent === 'string') part.texts.push(node.textContent);
    addAttributes(node.attributes ?? {});
    for (const child of node.childNodes ?? []) addNode(child, id);
  };

  for (const event of standIn.events()) {
    const data = event.data as SentData;
    if (event.type === kinds.picture && data.node) {
      nodes = new Map();
      sent.pictures.push(nodes);
      addNode(data.node, undefined);
    } else if (event.type === kinds.change && data.source === kinds.ofNodes) {
      for (const { parentId, node } of data.adds ?? []) addNode(node, parentId);
      for (const { id, value } of data.texts ?? [])
        if (typeof value === 'string') partOf(id).texts.push(value);
      for (const { attributes } of data.attributes ?? []) addAttributes(attributes);
    }
  }
  return sent;
}
