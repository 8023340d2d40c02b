-- A report is found by its id before any workspace is known, and so lies apart from runs and corrections where tables are
-- distributed. What the keys did is done in the statements that delete.

alter table market_report drop constraint market_report_run_id_fkey;
alter table market_correction drop constraint market_correction_report_id_fkey;
