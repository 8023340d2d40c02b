-- Mail that lets people into their account has counts of its own: by requester, by recipient and requester, by recipient for first
-- and for repeated requests of requesters, and by recipient and part of the day.
alter table stranger_mail drop constraint stranger_mail_kind_check;
alter table stranger_mail add constraint stranger_mail_kind_check
  check (kind in (
    'recipient', 'address', 'account_requester', 'account_pair', 'account_first', 'account_repeat', 'account_slot'
  ));

-- The job that mailed the link: links of one job all work, since any of them may be the one that arrived.
alter table mail_link add column mailed_by uuid;
-- The network address that the link was used from, whose holder so showed that they read this mailbox.
alter table mail_link add column used_from text;

-- The token that this one was exchanged for, encrypted with this one: only who still has it can read the other.
alter table session_token add column sealed_successor bytea;
