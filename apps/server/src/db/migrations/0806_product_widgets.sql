-- The widgets of the product that were registered once: one that the operator removed does not come back by itself.
create table product_widgets (
  code text primary key
);

alter table product_widgets enable row level security;
alter table product_widgets force row level security;
create policy platform on product_widgets to spruce_platform using (true) with check (true);
grant select, insert on product_widgets to spruce_platform;
