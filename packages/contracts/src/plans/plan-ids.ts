// Apart from the plans themselves: what every screen needs to name a plan is no reason to load what it holds and costs.

export const planIds = ['free', 'team', 'self_hosted'] as const;
export type PlanId = (typeof planIds)[number];

export const planNames: Readonly<Record<PlanId, string>> = {
  free: 'Free',
  team: 'Team',
  self_hosted: 'Self-hosted',
};
