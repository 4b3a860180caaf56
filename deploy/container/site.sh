#!/bin/sh
# nginx and the publisher in one container: when either ends, so does the other.
set -eu
run=/tmp/nginx
mkdir -p $run/conf.d
cp -r deploy/nginx/haat deploy/container/nginx.conf $run/
for name in http plain; do
  sed -e "s|\${PROVIDER}|$PROVIDER|" -e "s|\${SITE_ROOT}|$PUBLISHER_DIR/current|" \
    -e "s|\${ACCESS_LOG}|$run/access|" -e "s|\${HSTS_SUBDOMAINS}|${HSTS_SUBDOMAINS:-off}|" \
    -e "s|\${HTTP_PORT}|${HTTP_PORT:-8080}|" -e 's|${SERVER_NAME}|_|' \
    "deploy/nginx/$name.conf.template" > "$run/conf.d/$name.conf"
done
node publisher/index.ts &
publisher=$!
# A process without rights may not open /dev/stdout itself in every runtime.
[ -p $run/access ] || mkfifo $run/access
cat $run/access &
nginx -c $run/nginx.conf -e stderr &
nginx=$!
trap 'kill $publisher $nginx 2>/dev/null' TERM INT
shown=
while kill -0 $publisher 2>/dev/null && kill -0 $nginx 2>/dev/null; do
  # A release of new code has scripts of its own, and so another policy.
  release=$(readlink "$PUBLISHER_DIR/current" || true)
  if [ "$release" != "$shown" ]; then
    shown=$release
    deploy/nginx/policy.sh "$PUBLISHER_DIR"/releases/* > $run/policy.conf
    if ! cmp -s $run/policy.conf $run/haat/policy.conf; then
      cp $run/policy.conf $run/haat/policy.conf
      kill -HUP $nginx
    fi
  fi
  sleep 1 &
  wait $! || true
done
kill $publisher $nginx 2>/dev/null || true
wait
