# shellcheck shell=bash
# Bare systems: Debian's smallest root with nothing of ours in it, from the mirror that this machine has its packages
# from. Sourced; $bare is the folder of roots. Needs root, debootstrap and bwrap.

codename=$(. /etc/os-release && echo "$VERSION_CODENAME")

mirror() {
    apt-get indextargets --format '$(CODENAME) $(REPO_URI)' 'Created-By: Packages' 'Component: main' |
        awk -v codename="$codename" '$1 == codename { print $2; exit }'
}

# fresh NAME: a new root of that name.
fresh() {
    if [ ! -e "$bare/base/made" ]; then
        rm -rf "$bare/base"
        mkdir -p "$bare"
        debootstrap --variant=minbase "$codename" "$bare/base" "$(mirror)"
        touch "$bare/base/made"
    fi
    rm -rf "${bare:?}/$1"
    cp -a "$bare/base" "$bare/$1"
    mkdir "$bare/$1/packages" "$bare/$1/empty"
}

# within NAME COMMAND...: runs a command in that root, in an empty folder. It sees the packages and the network.
within() {
    local name=$1
    shift
    bwrap --bind "$bare/$name" / --ro-bind "$packages" /packages --ro-bind /etc/resolv.conf /etc/resolv.conf \
        --dev /dev --proc /proc --tmpfs /run --unshare-pid --die-with-parent --cap-add ALL --chdir /empty \
        --clearenv --setenv PATH /usr/sbin:/usr/bin:/sbin:/bin --setenv HOME /root --setenv LANG C.UTF-8 \
        --setenv DEBIAN_FRONTEND noninteractive "$@"
}

# served NAME COMMAND...: the page that a command which serves hands out, fetched on its port of the loopback address.
served() {
    local said server port="" try
    said=$(mktemp)
    within "$@" >"$said" 2>&1 &
    server=$!
    for try in $(seq 100); do
        port=$(sed -n 's|^The play site is at http://.*:\([0-9]*\)/.*|\1|p' "$said")
        [ -z "$port" ] || break
        sleep 0.1
    done
    [ -n "$port" ] || cat "$said"
    [ -z "$port" ] || fetched "$port"
    kill "$server"
    wait "$server" 2>/dev/null || true
    rm "$said"
}

fetched() { # PORT
    exec 3<>"/dev/tcp/127.0.0.1/$1"
    printf 'GET / HTTP/1.1\r\nHost: localhost:%s\r\nConnection: close\r\n\r\n' "$1" >&3
    tr -d '\0' <&3
    exec 3>&-
}
