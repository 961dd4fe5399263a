#include "engines/process/syscall_filter.hpp"

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>

namespace shinpan::inline engines {
namespace {

#if defined(__x86_64__)
constexpr std::uint32_t processor = AUDIT_ARCH_X86_64;
constexpr std::uint32_t first_of_x32 = 0x40000000;  // the same calls with short pointers
#elif defined(__aarch64__)
constexpr std::uint32_t processor = AUDIT_ARCH_AARCH64;
constexpr std::uint32_t first_of_x32 = 0;
#else
constexpr std::uint32_t processor = 0;
constexpr std::uint32_t first_of_x32 = 0;
#endif

// Calls newer than Linux 5.0 have one number on every processor, which may be too new for the header.
constexpr int io_uring_setup = 425, io_uring_enter = 426, io_uring_register = 427;
constexpr int open_tree = 428, move_mount = 429, fsopen = 430, fsconfig = 431, fsmount = 432, fspick = 433;
constexpr int clone3 = 435, pidfd_getfd = 438, process_madvise = 440, mount_setattr = 442, quotactl_fd = 443;

constexpr int refused[] {
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns, open_tree, move_mount, fsopen,
        fsconfig, fsmount, fspick, mount_setattr, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev,
        SYS_kcmp, pidfd_getfd, process_madvise, SYS_add_key, SYS_request_key, SYS_keyctl, SYS_bpf,
        SYS_perf_event_open, SYS_userfaultfd, io_uring_setup, io_uring_enter, io_uring_register,
        SYS_kexec_load, SYS_kexec_file_load, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_reboot,
        SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl, quotactl_fd, SYS_syslog, SYS_vhangup,
        SYS_settimeofday, SYS_clock_settime, SYS_clock_adjtime, SYS_adjtimex, SYS_sethostname,
        SYS_setdomainname, SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_fanotify_init,
        SYS_lookup_dcookie, SYS_nfsservctl, SYS_move_pages, SYS_migrate_pages,
#if defined(__x86_64__)
        SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_uselib, SYS__sysctl, SYS_sysfs, SYS_ustat,
        SYS_create_module, SYS_query_module, SYS_get_kernel_syms,
#endif
};

constexpr int kinds_of_socket[]{AF_UNIX, AF_INET, AF_INET6};

constexpr std::uint32_t new_namespaces =
    CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;

constexpr std::uint32_t error(int number) { return SECCOMP_RET_ERRNO | static_cast<std::uint32_t>(number); }

constexpr std::uint16_t is_equal = BPF_JMP | BPF_K | BPF_JEQ, is_at_least = BPF_JMP | BPF_K | BPF_JGE,
                        has_any_bit = BPF_JMP | BPF_K | BPF_JSET;

class Program {
public:
    void load(std::uint32_t at) { add(BPF_LD | BPF_W | BPF_ABS, at); }
    void give(std::uint32_t action) { add(BPF_RET | BPF_K, action); }

    // Where what is loaded passes the test; `give_unless`: where it does not.
    void give_if(std::uint16_t test, std::uint32_t value, std::uint32_t action) {
        add(test, value, 0, 1);
        give(action);
    }
    void give_unless(std::uint16_t test, std::uint32_t value, std::uint32_t action) {
        add(test, value, 1, 0);
        give(action);
    }

    // The call's argument is loaded, `judge` may give something, and else the call is allowed.
    template <class Judge>
    void of_call(std::uint32_t number, unsigned argument, Judge judge) {
        const std::size_t jump = code_.size();
        add(is_equal, number);
        load(static_cast<std::uint32_t>(offsetof(seccomp_data, args) + argument * sizeof(std::uint64_t)));
        judge();
        give(SECCOMP_RET_ALLOW);
        code_[jump].jf = static_cast<std::uint8_t>(code_.size() - jump - 1);
    }

    std::string bytes() const {
        return {reinterpret_cast<const char*>(code_.data()), code_.size() * sizeof(sock_filter)};
    }

private:
    void add(std::uint16_t code, std::uint32_t value, std::uint8_t if_true = 0, std::uint8_t if_false = 0) {
        code_.push_back({code, if_true, if_false, value});
    }

    std::vector<sock_filter> code_{};
};

}  // namespace

std::string syscall_filter() {
    if (processor == 0) return {};
    Program program;
    program.load(offsetof(seccomp_data, arch));
    program.give_unless(is_equal, processor, SECCOMP_RET_KILL_PROCESS);
    program.load(offsetof(seccomp_data, nr));
    if (first_of_x32 != 0) program.give_if(is_at_least, first_of_x32, error(ENOSYS));
    for (const int call : refused) program.give_if(is_equal, static_cast<std::uint32_t>(call), error(EPERM));
    // Its flags stand in memory, where no filter can look; the C library then takes the older call.
    program.give_if(is_equal, clone3, error(ENOSYS));
    program.of_call(SYS_clone, 0, [&] { program.give_if(has_any_bit, new_namespaces, error(EPERM)); });
    program.of_call(SYS_ioctl, 1, [&] {
        for (const std::uint32_t types_for_others : {TIOCSTI, TIOCLINUX})
            program.give_if(is_equal, types_for_others, error(EPERM));
    });
    program.of_call(SYS_socket, 0, [&] {
        for (const int kind : kinds_of_socket)
            program.give_if(is_equal, static_cast<std::uint32_t>(kind), SECCOMP_RET_ALLOW);
        program.give(error(EAFNOSUPPORT));
    });
    program.give(SECCOMP_RET_ALLOW);
    return program.bytes();
}

}  // namespace shinpan::engines
