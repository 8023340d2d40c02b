-- With this secret a customer's server signs who is there; null until one is made.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

alter table site add column identity_secret text;
alter table site add column identity_secret_since timestamptz;
