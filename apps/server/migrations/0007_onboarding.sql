-- First steps are read from what is there; only that a question was asked leaves no other trace.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

alter table workspace drop column onboarding_task;
alter table workspace add column first_question_at timestamptz;
