-- Why somebody acts for a customer: for the banner of the session. The audit keeps it as well.
alter table sessions add column mock_reason text;
