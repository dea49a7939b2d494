-- Pictures whose original keeps what it says of its place and camera, on purpose.
alter table files add column keeps_metadata boolean not null default false;
alter table file_versions add column keeps_metadata boolean not null default false;
