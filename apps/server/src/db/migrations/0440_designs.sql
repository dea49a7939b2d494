-- What people make in the designer: pages of applications and workbenches. Every save is a revision;
-- one of them is the draft, one may be published.
create table designs (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  kind text not null check (kind in ('page', 'global', 'business')),
  app_code text collate "C", -- of a page
  parent_id text, -- of a page
  name text not null,
  description text,
  sort integer not null default 0,
  priority integer not null default 0, -- of a workbench
  status text not null default 'draft' check (status in ('draft', 'published', 'withdrawn')),
  draft_revision integer not null default 1,
  published_revision integer,
  published_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references designs (tenant_id, id),
  check ((kind = 'page') = (app_code is not null)),
  check ((status = 'draft') = (published_revision is null))
);
create index designs_list on designs (tenant_id, kind, app_code, sort, id);
create index designs_parent on designs (tenant_id, parent_id) where parent_id is not null;
create unique index designs_one_global on designs (tenant_id) where kind = 'global';
-- An application of the first generation has one page.
create unique index designs_one_page on designs (tenant_id, app_code)
  where starts_with(app_code, 'RCAPP') and not starts_with(app_code, 'RCAPPN');

-- The document is text and not jsonb, which would sort its keys, lose doubled ones and refuse a
-- NUL that a text of it holds.
create table design_revisions (
  tenant_id text not null,
  design_id text not null,
  number integer not null,
  document text not null,
  bytes integer not null,
  note text,
  saved_by text, -- a member
  saved_at timestamptz not null default now(),
  released_by text, -- a member
  released_at timestamptz,
  primary key (tenant_id, design_id, number),
  foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, saved_by) references memberships (tenant_id, id)
    on delete set null (saved_by),
  foreign key (tenant_id, released_by) references memberships (tenant_id, id)
    on delete set null (released_by)
);
create index design_revisions_saver
  on design_revisions (tenant_id, saved_by) where saved_by is not null;
create index design_revisions_releaser
  on design_revisions (tenant_id, released_by) where released_by is not null;

-- Whom a business workbench is for.
create table design_roles (
  tenant_id text not null,
  design_id text not null,
  role_id text not null,
  primary key (tenant_id, design_id, role_id),
  foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, role_id) references roles (tenant_id, id) on delete cascade
);
create index design_roles_by on design_roles (tenant_id, role_id);

create table design_departments (
  tenant_id text not null,
  design_id text not null,
  department_id text not null,
  primary key (tenant_id, design_id, department_id),
  foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, department_id) references departments (tenant_id, id) on delete cascade
);
create index design_departments_by on design_departments (tenant_id, department_id);

-- What a member has made of the workbench.
create table personal_workbenches (
  tenant_id text not null,
  member_id text not null,
  document text not null,
  based_on text, -- a workbench; it may be gone
  based_revision integer,
  version integer not null default 2, -- 1 is the state before the first save
  updated_at timestamptz not null default now(),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references memberships (tenant_id, id) on delete cascade
);

do $$
declare
  tbl text;
begin
  foreach tbl in array array['designs', 'design_revisions', 'design_roles', 'design_departments',
    'personal_workbenches'] loop
    execute format('alter table %I enable row level security', tbl);
    execute format('alter table %I force row level security', tbl);
    execute format(
      'create policy tenant on %I to spruce_app '
      'using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tbl);
    execute format(
      'create policy platform on %I to spruce_platform using (true) with check (true)', tbl);
    execute format(
      'grant select, insert, update, delete on %I to spruce_app, spruce_platform', tbl);
  end loop;
end
$$;
