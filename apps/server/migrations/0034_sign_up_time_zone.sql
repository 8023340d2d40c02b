-- The time zone of the browser that signed up: days of the new workspace begin when they begin there.
alter table sign_up add column time_zone text;
