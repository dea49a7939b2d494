-- Pictures among the resources are shown by menus, applications and brands: each has an address that
-- stays, also when its content is replaced. A random uuid in the letters of addresses.
update files
set public_name = translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+/', '-_')
where kind = 'resource' and media_type like 'image/%' and public_name is null;

-- Whether the company has a content already.
create index files_by_content on files (tenant_id, sha256) where kind = 'resource';
