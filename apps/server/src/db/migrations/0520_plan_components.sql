-- Plans say which components of the platform their customers may place, too. As with the other lists,
-- null is all of them, later ones too. Frames of a tenant's own are beside any plan.
alter table plans add column components text[];
alter table customer_overrides
  add column granted_components text[] not null default '{}',
  add column revoked_components text[] not null default '{}';

-- A tenant sees what is on the shelf for it and in its plan.
drop policy visible on components;
create policy visible on components for select to spruce_app
  using (
    status = 'on_shelf'
    and (visible_to = 'all' or current_tenant() = any (tenant_ids))
    and not exists (
      select from tenants t
      left join plans p on p.id = t.plan_id
      left join customer_overrides o on o.tenant_id = t.id
        and (o.expires_at is null or o.expires_at > now())
      where t.id = current_tenant() and not plan_allows(
        p.components, o.granted_components, o.revoked_components, components.code))
  );
