-- Who sees a component of a tenant's own, or of the platform as a tenant has it: null is everybody, else
-- who holds one of these roles, and administrators. One that is gone counts for nobody.
alter table tenant_components add column role_ids text[];
alter table component_switches add column role_ids text[];
