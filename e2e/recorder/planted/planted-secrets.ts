import { assignedInText } from './kinds/assigned-in-text.ts';
import { codeEditors } from './kinds/code-editors.ts';
import { consoleLines } from './kinds/console-lines.ts';
import { contactLinks } from './kinds/contact-links.ts';
import { contacts } from './kinds/contacts.ts';
import { describedAttributes } from './kinds/described-attributes.ts';
import { errors } from './kinds/errors.ts';
import { eventProperties } from './kinds/event-properties.ts';
import { identifierAttributes } from './kinds/identifier-attributes.ts';
import { keysInText } from './kinds/keys-in-text.ts';
import { labelledValues } from './kinds/labelled-values.ts';
import { lateChanges } from './kinds/late-changes.ts';
import { linkPath } from './kinds/link-path.ts';
import { networkAddress } from './kinds/network-address.ts';
import { otherTrees } from './kinds/other-trees.ts';
import { pageAddress } from './kinds/page-address.ts';
import { pictures } from './kinds/pictures.ts';
import { splitNumbers } from './kinds/split-numbers.ts';
import { styleRules } from './kinds/style-rules.ts';
import { textEditors } from './kinds/text-editors.ts';
import type { PlantedSecret } from './planted-secret.ts';

/** 60 secrets of 20 kinds. Every kind can be had on every front end. */
export const plantedSecrets: PlantedSecret[] = [
  ...linkPath,
  ...pageAddress,
  ...networkAddress,
  ...keysInText,
  ...assignedInText,
  ...consoleLines,
  ...errors,
  ...codeEditors,
  ...textEditors,
  ...splitNumbers,
  ...labelledValues,
  ...identifierAttributes,
  ...describedAttributes,
  ...styleRules,
  ...contacts,
  ...contactLinks,
  ...eventProperties,
  ...otherTrees,
  ...pictures,
  ...lateChanges,
];
