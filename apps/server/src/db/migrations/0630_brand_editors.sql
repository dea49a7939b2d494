-- Who saved the draft of a look, so that who comes too late knows whom to ask.
alter table personalisation_drafts add column saved_by text; -- a member
alter table personalisation_drafts add foreign key (tenant_id, saved_by)
  references memberships (tenant_id, id) on delete set null (saved_by);
create index personalisation_drafts_saver
  on personalisation_drafts (tenant_id, saved_by) where saved_by is not null;

-- A release holds the home page, too. Null: it was published before there were any in the history.
alter table personalisation_releases add column homepage_enabled boolean;
alter table personalisation_releases add column homepage_url text;
