#!/bin/sh
# Writes haat/policy.conf: the Content Security Policy of each release, sent while that release is shown.
# deploy/nginx/policy.sh /srv/published/releases/* > /etc/nginx/haat/policy.conf
set -eu
echo '# Written by deploy/nginx/policy.sh.'
for file in $(for release in "$@"; do ls "$release/_policy" 2>/dev/null || true; done | sort -u); do
  for release in "$@"; do
    [ -f "$release/_policy/$file" ] || continue
    policy=$(cat "$release/_policy/$file")
    # It becomes a part of the configuration: nothing may stand in it but what a policy is made of.
    case "$file$policy" in
      *[!a-zA-Z0-9\ \;:\'+/=.*_-]*) echo "The policy in $release is none." >&2; exit 1 ;;
    esac
    echo "if (-f \$document_root/_policy/$file) {"
    echo "  set \$page_policy \"$policy; frame-ancestors 'none'\";"
    echo "}"
    break
  done
done
