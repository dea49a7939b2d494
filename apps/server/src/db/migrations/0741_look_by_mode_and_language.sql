-- A look has an icon for dark mode, a place for the form of its login page, and a slogan in English.
alter table tenants
  add column system_icon_dark text,
  add column login_position text not null default 'right'
    check (login_position in ('left', 'center', 'right')),
  add column slogan_en text;
grant update (system_icon_dark, login_position, slogan_en) on tenants to spruce_app;

update personalisation_drafts
  set value = '{"systemIconDark":null,"loginPosition":"right","sloganEn":null}'::jsonb || value;
update personalisation_releases
  set value = '{"systemIconDark":null,"loginPosition":"right","sloganEn":null}'::jsonb || value;
