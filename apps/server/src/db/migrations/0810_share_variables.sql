-- What a share link makes of the variables of its page: JSON of ShareVariable. One that is not named is locked
-- to the default of the page.
alter table share_links add column variables text not null default '[]';
