-- What was set right says whose word it is, and since when; what was said before this is dated by its report.

update market_report set corrections = (
  select jsonb_agg(
    said || jsonb_build_object(
      'by', case when listed_in is null then 'reader' else 'member' end,
      'at', to_char(asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) order by place
  )
  from jsonb_array_elements(corrections) with ordinality as each (said, place)
)
where jsonb_array_length(corrections) > 0;
