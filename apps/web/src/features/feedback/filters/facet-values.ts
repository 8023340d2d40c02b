import type { CallReply } from '@earshot/contracts/call';
import type { feedback } from '@earshot/contracts/feedback';

/** The values of one facet, each with how many items it would leave. */
export type FacetValues = CallReply<typeof feedback.getFacets>['facets'][number];
