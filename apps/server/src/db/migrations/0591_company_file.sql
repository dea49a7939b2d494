-- More of a company's own file, and what it asks of the operator before its time is over.
alter table tenants
  add column address text,
  add column licence text, -- number of the business licence
  add column renewal_asked_at timestamptz, -- null: nothing is asked, or it is answered
  add column renewal_asked_by text, -- a member
  add column renewal_note text,
  add foreign key (id, renewal_asked_by) references memberships (tenant_id, id)
    on delete set null (renewal_asked_by),
  add check (renewal_asked_at is not null or (renewal_asked_by is null and renewal_note is null));
create index tenants_renewal_asked on tenants (renewal_asked_at) where renewal_asked_at is not null;
create index tenants_renewal_asker on tenants (id, renewal_asked_by)
  where renewal_asked_by is not null;

-- The request is written by the operator's scope, which tells its staff in the same transaction.
grant update (address, licence) on tenants to spruce_app;
