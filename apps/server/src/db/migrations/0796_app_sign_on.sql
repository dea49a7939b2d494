-- Whether who opens an application arrives signed on there.
alter table tenant_apps alter column embed set default
  '{"memoryClass":"normal","keepAlive":true,"sandbox":[],"allow":[],"connect":[],"frame":[],"signOn":"none"}';
update tenant_apps set embed = embed || '{"signOn":"none"}';
