-- A look can be in a colour of the company: the palette `own` is made from it.
alter table tenants
  add column brand_color text check (brand_color ~ '^#[0-9A-Fa-f]{6}$'),
  drop constraint tenants_palette_check,
  add constraint tenants_palette_check check (palette in ('blue', 'red', 'green', 'orange', 'own')),
  add constraint tenants_own_palette_check check (palette <> 'own' or brand_color is not null);
grant update (brand_color) on tenants to spruce_app;

update personalisation_drafts set value = '{"brandColor":null}'::jsonb || value;
update personalisation_releases set value = '{"brandColor":null}'::jsonb || value;
