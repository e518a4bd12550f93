#!/bin/sh
# Starts the site, or replaces it by what is checked out here, without a request that fails:
# SERVER_NAME=www.example.com sh deploy/replace.sh
set -eu
: "${SERVER_NAME:?is the name that visitors type}"
cd "$(dirname "$0")"
export STATE_DIR="${STATE_DIR:-./state}"
mkdir -p "$STATE_DIR/conf.d"

old=$(cat "$STATE_DIR/color" 2>/dev/null || true)
if [ "$old" = blue ]; then new=green; else new=blue; fi

docker compose build "site-$new"
docker compose up --detach --wait redis
# Fails when the new site does not become ready. The old one then goes on.
docker compose up --detach --wait --no-deps "site-$new"

sed -e "s/server 127.0.0.1:3000;/server site-$new:3000;/" -e "s/www.example.com/$SERVER_NAME/" nginx.conf \
    >"$STATE_DIR/conf.d/fieldlight.conf"
docker compose up --detach --wait --no-deps nginx
if [ -n "$old" ]; then
    docker compose exec -T nginx nginx -s reload
    docker compose exec -T nginx find /var/cache/nginx/fieldlight-pages -type f -delete
fi
echo "$new" >"$STATE_DIR/color"

if [ -n "$old" ]; then docker compose stop "site-$old"; fi
# Last, because it may fail: the site is replaced by then.
SITE_COLOR="$new" docker compose up --detach --wait --no-deps worker
