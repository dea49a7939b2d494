-- What a designer saves while they edit goes on in one revision, until they pause, publish or restore.
alter table design_revisions add column is_autosave boolean not null default false;
