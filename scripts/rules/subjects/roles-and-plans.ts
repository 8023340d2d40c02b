import { billing } from '../../../packages/contracts/src/billing.ts';
import { followUpCalls } from '../../../packages/contracts/src/boards/follow-ups.ts';
import { roles } from '../../../packages/contracts/src/call.ts';
import { deletion } from '../../../packages/contracts/src/deletion.ts';
import { feedback } from '../../../packages/contracts/src/feedback.ts';
import { imports } from '../../../packages/contracts/src/imports.ts';
import { personalData } from '../../../packages/contracts/src/personal-data.ts';
import type { Plan } from '../../../packages/contracts/src/plans/plans.ts';
import { plans } from '../../../packages/contracts/src/plans/plans.ts';
import { recordingFilters } from '../../../packages/contracts/src/recording-filters.ts';
import { recordingShares } from '../../../packages/contracts/src/recording-shares.ts';
import { recordings } from '../../../packages/contracts/src/recordings.ts';
import { workspaces } from '../../../packages/contracts/src/workspaces.ts';
import type { Rule } from '../rule.ts';
import { contracts, counted, decided, feature, server, time } from '../rule.ts';

/** What each plan includes of something: `Free 500, Team 25,000, Self-hosted without limit`. */
function included(rule: string, quota: keyof Plan['quotas']): Rule {
  const each = plans.map(
    ({ name, quotas }) => `${name} ${quotas[quota]?.toLocaleString('en') ?? 'without limit'}`,
  );
  return decided(rule, contracts('plans/plans'), quota, each.join(', '));
}

export const rolesAndPlans: readonly Rule[] = [
  { rule: 'Roles, weakest first', value: roles.join(', '), home: contracts('call'), name: 'roles' },
  decided(
    'Which role a call needs: `auth` of each call, all of them at `/docs/api/roles`',
    contracts('call'),
    'roleAllows',
    'by call',
  ),
  decided(
    'Where it is checked who may make a call',
    server('platform/http/bind'),
    'bind',
    'before anything else is done, for every call',
  ),
  decided(
    'Who may invite or make an owner',
    feature('workspaces/invitations.service'),
    'assertMayGive',
    'nobody gives a role above their own',
  ),
  {
    rule: 'Plans: prices and what each includes',
    value: plans.map(({ name }) => name).join(', '),
    home: contracts('plans/plans'),
    name: 'plans',
  },
  counted('Members that one subscription pays for at most', contracts('billing'), 'maxSeats'),
  time('An order at PayPal that nobody approves waits for', feature('billing/plan-state.service'), 'orderMs'),
  time(
    'A subscription that PayPal says nothing of is asked about every',
    feature('billing/reconcile.service'),
    'askEveryMs',
  ),
  included('Items of feedback that a plan includes a month', 'feedbackItemsPerMonth'),
  included('Recorded sessions that a plan includes a month', 'recordedSessionsPerMonth'),
  included('Market reports that a plan includes a month', 'marketReportsPerMonth'),
  included('Members that a plan includes', 'people'),
  decided(
    'When what is counted by the month begins anew',
    feature('billing/quotas.service'),
    'monthOf',
    'on the first, UTC',
  ),
  decided(
    'Who counts as a member for the plan',
    feature('workspaces/invitations.service'),
    'peopleIn',
    'members and open invitations',
  ),
  decided(
    'What is left when a plan is full: feedback',
    feature('feedback/add/add-feedback.service'),
    'addFeedback',
    'the first items are stored, the others refused by name',
  ),
  decided(
    '… sessions',
    feature('recordings/ingest/write-chunks.service'),
    'withinPlan',
    'what has begun may finish, no new ones begin',
  ),
  decided(
    '… rows of an import',
    feature('imports/run-view'),
    'leftOutOf',
    'they are kept and can be imported later',
  ),
  decided(
    '… market reports that run by themselves',
    feature('market/runs/run-again.service'),
    'runDue',
    'they wait for their next day',
  ),
  decided(
    'Which plan a workspace has',
    feature('billing/entitlement'),
    'entitlementOf',
    'the active subscription’s, or the one paid for last, for as long as it was paid',
  ),
  decided(
    'Until when a subscription that ended counts',
    feature('billing/paypal-state'),
    'withAnswer',
    'the day of the next payment that PayPal named last',
  ),
  decided(
    'An older subscription when a newer one is active',
    feature('billing/refresh.service'),
    'refresh',
    'is cancelled, so that nobody pays twice',
  ),
  decided(
    'Which subscriptions run on by themselves',
    feature('billing/running.service'),
    'isRunning',
    'approved, active and suspended ones',
  ),
  decided(
    'What an event of PayPal changes',
    feature('billing/events.service'),
    'takeEvent',
    'nothing by itself: PayPal is asked',
  ),
  decided(
    'Who may change or remove an owner',
    feature('workspaces/members.service'),
    'memberToChange',
    'an owner',
  ),
  decided(
    'Whether the last owner may leave',
    feature('workspaces/members.service'),
    'assertOwnerStays',
    'no',
  ),
  decided(
    'Which earlier invitation holds when an address is invited again',
    feature('workspaces/invitations.service'),
    'inviteMember',
    'none: the new one replaces it',
  ),
  decided(
    'Who can use an invitation',
    feature('logins/sessions/switching.service'),
    'acceptInvitation',
    'who is logged in with its address',
  ),
  decided(
    'The least role that invites',
    contracts('workspaces'),
    'inviteMember',
    workspaces.inviteMember.auth,
  ),
  decided(
    '… that changes roles',
    contracts('workspaces'),
    'changeMemberRole',
    workspaces.changeMemberRole.auth,
  ),
  decided('… that removes members', contracts('workspaces'), 'removeMember', workspaces.removeMember.auth),
  decided(
    '… that changes the plan',
    contracts('billing'),
    'createSubscription',
    billing.createSubscription.auth,
  ),
  decided(
    '… that deletes the workspace',
    contracts('deletion'),
    'deleteWorkspace',
    deletion.deleteWorkspace.auth,
  ),
  decided('… that imports files', contracts('imports'), 'upload', imports.upload.auth),
  decided('… that deletes an item', contracts('feedback'), 'deleteItem', feedback.deleteItem.auth),
  decided(
    '… that chooses what is masked',
    contracts('personal-data'),
    'updateSettings',
    personalData.updateSettings.auth,
  ),
  decided(
    '… that sets up sites to record',
    contracts('recordings'),
    'createSite',
    recordings.createSite.auth,
  ),
  decided(
    '… that deletes all recordings of a person',
    contracts('recordings'),
    'erasePerson',
    recordings.erasePerson.auth,
  ),
  decided(
    '… that chooses how long recordings are kept',
    contracts('recording-filters'),
    'setRetention',
    recordingFilters.setRetention.auth,
  ),
  decided('… that shares a recording', contracts('recording-shares'), 'share', recordingShares.share.auth),
  decided(
    '… that sends follow-ups',
    contracts('boards/follow-ups'),
    'sendFollowUp',
    followUpCalls.sendFollowUp.auth,
  ),
];
