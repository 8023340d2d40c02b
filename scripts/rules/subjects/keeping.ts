import { deletion } from '../../../packages/contracts/src/deletion.ts';
import type { Rule } from '../rule.ts';
import { contracts, counted, decided, feature, time } from '../rule.ts';

const limits = contracts('limits');
const upkeep = feature('maintenance/maintenance.jobs');

export const keeping: readonly Rule[] = [
  decided(
    'Recordings are kept, where nobody chose, for',
    feature('recordings/retention.service'),
    'retentionDays',
    '30 days',
  ),
  counted('Recordings can be kept for at most', limits, 'recordingDaysAtMost', 'days'),
  counted('A deleted workspace can be kept for', limits, 'workspaceKeepDays', 'days'),
  decided(
    'Who can keep a deleted workspace, at least',
    contracts('deletion'),
    'keepWorkspace',
    deletion.keepWorkspace.auth,
  ),
  decided(
    'What stops the deletion of a workspace',
    feature('deletion/deletion.service'),
    'askDeletion',
    'a subscription that runs',
  ),
  decided(
    'Who is told that a workspace is to be deleted',
    feature('workspaces/deleting.service'),
    'noteDeletion',
    'every owner',
  ),
  decided(
    'What goes with a workspace',
    feature('maintenance/delete-workspaces.service'),
    'deleteDueWorkspaces',
    'recordings, files, then every row',
  ),
  decided(
    'What erasing a person deletes',
    feature('recordings/erasure/erasure.service'),
    'eraseRecordingsOf',
    'every recording in which they were said to be there; feedback stays',
  ),
  decided(
    'What open tabs still send of an erased person',
    feature('recordings/erasure/erase-again'),
    'eraseAgain',
    'is deleted when it is read, for a day',
  ),
  decided(
    'What is remembered of an erased person',
    feature('recordings/erasure/known-by'),
    'knownBy',
    'a keyed hash of the id or address, for a day',
  ),
  decided(
    'What a deleted recording takes with it',
    feature('recordings/retention.sql'),
    'deleteRecordings',
    'its moments, and texts and files that no other uses',
  ),
  decided(
    'What a deleted item takes with it',
    feature('feedback/store/remove-items.service'),
    'deleteItems',
    'nothing: its person and account stay',
  ),
  decided(
    'When a person or account is removed by itself',
    feature('feedback/store/remove-people.shared.sql'),
    'removeUnusedPeople',
    'after an import was undone or the demo removed, without items, merges or a file of theirs',
  ),
  time(
    'That an item was deleted is noted, for copies of the workspace’s items, for',
    upkeep,
    'removedItemMs',
  ),
  decided(
    'What is forgotten once an import cannot be undone',
    feature('imports/clean-up.service'),
    'cleanUpImports',
    'its file, its rejected rows and what the undo needs',
  ),
  time('A file that no import names is deleted after', feature('imports/clean-up.service'), 'lostAfterMs'),
  decided(
    'When the file of an import is deleted',
    feature('imports/work/import-rows'),
    'importRows',
    'with its last row, unless the plan had no room for some',
  ),
  decided(
    'What is forgotten once a cleaning cannot be undone',
    feature('cleaning/cleaning.service'),
    'forgetOldCleaning',
    'what its undo needs',
  ),
  time('Used and expired links are kept for', upkeep, 'mailLinkMs'),
  time('Logins that are over are kept for', upkeep, 'sessionMs'),
  time('Events of PayPal are kept for', upkeep, 'paymentEventMs'),
  time('Counts of refused calls are kept for', upkeep, 'refusalMs'),
  time('Messages of the contact form are kept for', upkeep, 'contactMessageMs'),
  time('Spam and deleted messages of the contact form can be taken back for', upkeep, 'takenBackMs'),
  decided(
    'What removing the demo leaves',
    feature('demo-data/demo-data.service'),
    'removeSample',
    'what people added themselves',
  ),
];
