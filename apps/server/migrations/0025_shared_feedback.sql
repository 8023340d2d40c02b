-- A link may show the feedback that was given in what it shows.
alter table recording_share add column with_feedback boolean not null default false;
